import { expect, it } from 'vitest';
import { PREVIEW_NAME } from '../../../model/pictures/preview-image.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';

it('temporary images have the same ids as published ones', () => {
  expect(PREVIEW_NAME.source).toBe(`^${UUID_PATTERN}\\.(?:webp|avif|jpg|png)$`);
});
