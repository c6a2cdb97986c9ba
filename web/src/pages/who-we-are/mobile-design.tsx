import type { PageProps } from '../../page.ts';
import { FounderSection } from './mobile-section.tsx';
import type { Words } from './words.ts';

export default function DesignFounderMobile({ words }: PageProps<Words>) {
  return <FounderSection words={words} slug="design" />;
}
