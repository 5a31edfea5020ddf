export { Explanation, WhyAnswer } from './why-answer.tsx'
