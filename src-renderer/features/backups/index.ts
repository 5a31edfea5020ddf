export { BackupsSection } from './backups-section.tsx'
