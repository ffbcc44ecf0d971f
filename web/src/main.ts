import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWorker } from "./lib/network.svelte";
import { anotherTask } from "./lib/opening";

// To read this program was a task long enough for a slow phone.
void anotherTask().then(() => mount(App, { target: document.getElementById("app")! }));
startWorker();
