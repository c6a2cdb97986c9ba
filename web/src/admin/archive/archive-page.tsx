import { useState } from 'react';
import type { ArchiveProblem } from '../../../../model/archive/api.ts';
import { ARCHIVE_LIMITS } from '../../../../model/archive/files.ts';
import type { Locale } from '../../../../model/locale.ts';
import { downloadBlob } from '../../browser/download.ts';
import type { Progress } from '../../controls/index.ts';
import {
  Button,
  Failure,
  FileButton,
  Notice,
  PageHeader,
  Panel,
  ProgressBar,
  useConfirm,
} from '../../controls/index.ts';
import { describeReason } from '../../data/error-message.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { studio } from '../../studio/studio.ts';
import { archiveSource, archiveTarget } from './archive-api.ts';
import { archiveFiles } from './export-archive.ts';
import { ArchiveError, importArchive } from './import-archive.ts';
import { archiveMessages } from './messages.ts';

/** Problems that are shown at once. */
const SHOWN = 20;

function describe(error: unknown, locale: Locale) {
  if (error instanceof ArchiveError) return null;
  return describeReason(error, locale, archiveMessages[locale].reasons);
}

/** Name of the file: the studio and the day, e.g. `the-studio-2026-03-01.zip`. */
const fileName = () =>
  `${studio.name.toLowerCase().replaceAll(/\W+/g, '-')}-${new Date().toISOString().slice(0, 10)}.zip`;

/** All content as a zip: download, and import into an empty site. */
export function ArchivePage() {
  const t = archiveMessages[useLocale()];
  return (
    <>
      <PageHeader title={t.title} text={t.text} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <DownloadPanel />
        <ImportPanel />
      </div>
    </>
  );
}

/** How far a download or import is. Texts come first; then the pictures are counted. */
function ProgressLine({
  label,
  busy,
  progress,
}: {
  label: string;
  busy: boolean;
  progress: Progress | null;
}) {
  const t = archiveMessages[useLocale()];
  return (
    <>
      {busy && <ProgressBar label={label} progress={progress} />}
      <p role="status" className="control-hint">
        {progress && formatMessage(t.pictures, { ...progress })}
      </p>
    </>
  );
}

function DownloadPanel() {
  const t = archiveMessages[useLocale()];
  const [progress, setProgress] = useState<Progress | null>(null);
  const { busy, error, run } = useMutation('downloading all content', { describe, inline: true });

  async function download(): Promise<void> {
    await run(
      async () => {
        const { writeZip } = await import('./zip-archive.ts');
        const files = archiveFiles(archiveSource, (done, total) => setProgress({ done, total }));
        downloadBlob(await writeZip(files), fileName());
      },
      { text: t.downloaded },
    );
    setProgress(null);
  }

  return (
    <Panel title={t.download}>
      <div className="grid justify-items-start gap-3 p-4">
        <p>{t.downloadText}</p>
        <Failure text={error} />
        <Button variant="primary" icon="download" busy={busy} onClick={() => void download()}>
          {busy ? t.collecting : t.download}
        </Button>
        <ProgressLine label={t.download} busy={busy} progress={progress} />
      </div>
    </Panel>
  );
}

function ImportPanel() {
  const t = archiveMessages[useLocale()];
  const confirm = useConfirm();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly ArchiveProblem[]>([]);
  const { busy, error, run } = useMutation('importing an archive', { describe, inline: true });

  async function take(file: File): Promise<void> {
    setProblems([]);
    const question = { title: t.question, text: t.questionText, action: t.import };
    if (!(await confirm(question))) return;
    await run(
      async () => {
        const { openZip } = await import('./zip-archive.ts');
        const show = (done: number, total: number) => setProgress({ done, total });
        try {
          return await importArchive(await openZip(file), archiveTarget, show);
        } catch (thrown) {
          if (thrown instanceof ArchiveError) setProblems(thrown.problems);
          throw thrown;
        }
      },
      ({ entries, pictures }) => ({ text: formatMessage(t.imported, { entries, pictures }) }),
    );
    setProgress(null);
  }

  return (
    <Panel title={t.import}>
      <div className="grid justify-items-start gap-3 p-4">
        <p>{t.importText}</p>
        <Failure text={error} />
        {problems.length > 0 && <Problems problems={problems} />}
        <FileButton
          label={t.choose}
          accept={['application/zip', '.zip']}
          icon="up"
          busy={busy}
          choose={([file]) => file && void take(file)}
        >
          {busy ? t.importing : t.choose}
        </FileButton>
        <ProgressLine label={t.import} busy={busy} progress={progress} />
      </div>
    </Panel>
  );
}

function Problems({ problems }: { problems: readonly ArchiveProblem[] }) {
  const t = archiveMessages[useLocale()];
  const hasMore = problems.length > SHOWN || problems.length === ARCHIVE_LIMITS.problems;
  return (
    <Notice tone="danger" role="alert">
      <div className="grid min-w-0 gap-2">
        <p>{t.refused}</p>
        <ul className="grid gap-1">
          {problems.slice(0, SHOWN).map(({ code, path, detail }) => (
            <li key={`${code} ${path} ${detail}`} className="wrap-anywhere">
              {path !== '' && <code>{path}</code>} {formatMessage(t.problems[code], { detail })}
            </li>
          ))}
        </ul>
        {hasMore && <p>{t.andMore}</p>}
      </div>
    </Notice>
  );
}
