export { ProductCard } from './answer-parts.tsx'
