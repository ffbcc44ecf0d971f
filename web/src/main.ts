import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWorker } from "./lib/network.svelte";

mount(App, { target: document.getElementById("app")! });
startWorker();
