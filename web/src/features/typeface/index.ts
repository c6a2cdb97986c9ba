export { bringTypeface, showTypeface } from './bring.ts';
