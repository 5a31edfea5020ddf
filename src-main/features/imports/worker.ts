/*
 * The door for worker threads: what a thread needs to read a file and to record what was sent, without the watcher,
 * the scheduler and the service, which only the hub's own thread may run.
 */
export { keepBefore, noteSent } from './history/sent.ts'
export { execute } from './runs/execute.ts'
export { Cancelled, type Work } from './runs/job.ts'
