export { addressIn, canonicalPath, isIndexed } from './canonical.ts';
