import { fileURLToPath } from 'node:url'
import { startProgram } from './start'

// As the thread that has started this one was started: only builds have others.
startProgram(fileURLToPath(new URL('.', import.meta.url)), 'build').workerThread()
