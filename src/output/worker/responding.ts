import { failureOf } from '../../content/failure'
import type { TaskAnswer, TaskInput, WorkerRequest, WorkerResponse, WorkerTask } from './messages'

/** What does some tasks. */
export type Handlers<Task extends WorkerTask> = {
  readonly [One in Task]: (...input: TaskInput<One>) => TaskAnswer<One> | Promise<TaskAnswer<One>>
}

/** Does what is asked for, and never fails itself. */
export type Respond<Task extends WorkerTask> = (request: WorkerRequest<Task>) => Promise<WorkerResponse>

/** Responds to requests for some tasks. */
export function responding<Task extends WorkerTask>(tasks: Handlers<Task>): Respond<Task> {
  return async ({ task, input }) => {
    try {
      return { answer: await tasks[task](...input) }
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
}
