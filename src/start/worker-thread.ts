import { fileURLToPath } from 'node:url'
import { memo } from '../content/memo'
import { serveRequests } from '../output/worker/worker-thread'
import { startProgram } from './start'

// As the thread that has started this one was started: only builds have others. Not before it is needed: to check and copy
// an old output takes little of it, and is begun sooner without.
const program = memo(1, (folder: string) => startProgram(folder, 'build'))
serveRequests((request) => program(fileURLToPath(new URL('.', import.meta.url))).pageTasks(request))
