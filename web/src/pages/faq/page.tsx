import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Entries } from './entries.tsx';
import type { Words } from './words.ts';

export default function FaqPage({ words }: PageProps<Words>) {
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap">
        <Entries entries={words.entries} />
      </div>
      <Closing words={words.closing} />
    </>
  );
}
