import { respondForPages } from '../../src/output/worker/page-tasks'
import { serveRequests } from '../../src/output/worker/worker-thread'

serveRequests(respondForPages)
