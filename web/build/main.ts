/** `npm run build`, the web part: bundles the app, prerenders every page, writes `web/dist`. */
import { LOCALES } from '../../model/locale.ts';
import { payloadUrl } from '../src/features/payload/payload.ts';
import { buildBootScript } from './boot.ts';
import { appManifest, buildIdOf, latestBuild } from './builds.ts';
import { buildClient, distFolder } from './client-build.ts';
import { loadContent } from './content.ts';
import type { Output } from './output.ts';
import { emit, writeOutput } from './output.ts';
import { notFoundPayload, payloadOf } from './payloads.ts';
import { rowsOnDisk } from './routes-on-disk.ts';
import { buildServiceWorker } from './service-worker.ts';
import { buildRenderer } from './ssr-build.ts';
import { loadWords } from './words.ts';

process.env['NODE_ENV'] = 'production';
const started = performance.now();
const { rows, missing } = rowsOnDisk();
if (missing.length > 0) console.warn(`No view or words yet for: ${missing.join(', ')}`);

const [bootScript, content] = await Promise.all([buildBootScript(), loadContent()]);
const client = await buildClient();
const { renderPage } = await buildRenderer();

const pages = await Promise.all(
  rows.map(async (row) => ({
    row,
    path: row.path,
    draft: payloadOf(row, await loadWords(row), content),
  })),
);
const all = [...pages, { row: null, path: '/404', draft: notFoundPayload() }];
const buildId = buildIdOf([
  bootScript,
  client.css,
  ...client.files,
  ...all.map(({ path, draft }) => path + JSON.stringify(draft)),
]);

const output: Output = new Map();
for (const { row, path, draft } of all) {
  const payload = { buildId, ...draft };
  emit(output, `${path === '/' ? '' : path.slice(1) + '/'}_payload.json`, JSON.stringify(payload));
  for (const locale of LOCALES) {
    const html = await renderPage({
      row,
      path,
      locale,
      payload,
      document: {
        entry: client.entry,
        viewUrl: row ? client.viewUrl(row) : undefined,
        payloadUrl: payloadUrl(path, buildId),
        css: client.css,
        bootScript,
      },
    });
    for (const address of [path, ...(row?.aliases ?? [])]) {
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      emit(output, `localized/${locale}/${file}`, html);
      if (locale === 'en') emit(output, file, html);
    }
  }
}
emit(output, 'builds/latest.json', latestBuild(buildId));
emit(output, `builds/meta/${buildId}.json`, appManifest(buildId, rows));
await writeOutput(output, distFolder);
await buildServiceWorker({ distFolder, buildId, rows, publicFiles: client.publicFiles });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `web: ${rows.length} pages in ${LOCALES.length} languages, build ${buildId}, ${seconds} s`,
);
