import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PublicPortfolioItem } from '../../../../model/content/answers.ts';
import { useContent } from '../../features/content/index.ts';
import { ProjectList } from '../components/project-list.tsx';
import type { Messages } from './messages.ts';

/** How many projects the home page shows. */
const MOST = 2;

interface RecentProjectsProps {
  messages: Messages['projects'];
  prerendered: readonly PublicPortfolioItem[] | undefined;
  /** Value of the covers' `sizes` attribute. */
  sizes: string;
  /** Puts the cards in their place. */
  children: (cards: ReactNode) => ReactNode;
}

/**
 * The projects of the last years, within a year in the order of the list. Where there were none at first, none appear
 * later: what is below would move.
 */
export function RecentProjects({ messages: t, prerendered, sizes, children }: RecentProjectsProps) {
  const { items } = useContent('portfolio', prerendered);
  const [hasPlace] = useState(items.length > 0);
  if (!hasPlace || items.length === 0) return null;
  const newest = items.toSorted((a, b) => b.year.localeCompare(a.year));
  return children(
    <ProjectList items={newest} messages={t.card} heading="h3" sizes={sizes} most={MOST} />,
  );
}
