export { FileDrop } from './file-drop.tsx'
export { useTakesFiles } from './use-takes-files.ts'
