// In a chunk of its own: the page is readable before anything moves.
export { domAnimation as features } from 'framer-motion';
