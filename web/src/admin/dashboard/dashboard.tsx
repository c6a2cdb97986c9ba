import { useLocale } from '../../features/locale/index.ts';
import { PageHead } from '../ui/index.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { ErrorsPanel } from './errors-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';
import { dashboardWords } from './words.ts';

/**
 * What an owner wants to know first. Its cost does not grow with the collections: counts come from the server,
 * lists are short.
 */
export function Dashboard() {
  const words = dashboardWords[useLocale()];
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <MessagesPanel />
        <ErrorsPanel />
        <div className="lg:col-span-2">
          <ContentPanel />
        </div>
        <VersionsPanel />
        <ChangesPanel />
      </div>
    </>
  );
}
