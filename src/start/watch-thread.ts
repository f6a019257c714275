import { fileURLToPath } from 'node:url'
import { startProgram } from './start'

// As the thread that has started this one was started: only `dev` watches.
startProgram(fileURLToPath(new URL('.', import.meta.url)), 'dev').watchThread()
