export { readSnapshot, type SnapshotPart } from './read-snapshot.ts'
export {
  createRunRepository,
  type NewRun,
  type RunEnd,
  type RunRepository,
  type RunRow,
} from './repository.ts'
export { keepBefore, noteRefused, noteSent, sentRunId } from './sent.ts'
export { createSnapshotFolder, type SnapshotFolder, snapshotName, snapshotsKept } from './snapshot-folder.ts'
export { writeSnapshot } from './write-snapshot.ts'
