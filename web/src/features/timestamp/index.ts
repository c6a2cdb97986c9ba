export { timestamp14 } from './timestamp14.ts';
