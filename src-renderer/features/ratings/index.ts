export { RateAnswer } from './rate-answer.tsx'
