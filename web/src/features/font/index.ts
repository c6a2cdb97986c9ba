export { loadFont, applyFont } from './load-font.ts';
