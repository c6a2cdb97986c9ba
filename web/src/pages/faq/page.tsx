import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Entries } from './entries.tsx';
import type { Messages } from './messages.ts';

export default function FaqPage({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap">
        <Entries entries={t.entries} />
      </div>
      <Closing messages={t.closing} />
    </>
  );
}
