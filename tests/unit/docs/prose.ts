/** Files whose whole text is prose. */
const DOCUMENT = /\.md$/;
/** Files with `//` and block comments. */
const CODE = /\.(?:ts|tsx|css|mjs|rules|json|java)$/;
/** Files with `#` comments. */
const SETTINGS = /(?:\.yml|\.env[\w.-]*|\.gitignore)$/;

const CODE_COMMENT = /(?<=^|[\s({[,;])(?:\/\*[\s\S]*?\*\/|\/\/(?=[\s!#]).*$)/gm;
const SETTINGS_COMMENT = /^\s*#.*$/gm;
const TEST_NAME = /\b(?:test|describe)(?:\.\w+)?\(\s*(['"`])(?<name>.*?)\1/g;

/** The prose of a file: a document's text, or the comments of code and settings. */
export function proseOf(file: string, text: string): string {
  if (DOCUMENT.test(file)) return text;
  if (CODE.test(file)) return (text.match(CODE_COMMENT) ?? []).join('\n');
  if (SETTINGS.test(file)) return (text.match(SETTINGS_COMMENT) ?? []).join('\n');
  return '';
}

/** Names of the tests in a file. */
export function testNamesOf(text: string): string[] {
  return [...text.matchAll(TEST_NAME)].map(({ groups }) => groups?.['name'] ?? '');
}

/** Names of documents outside the repository, which its readers cannot open. */
const OUTSIDE = /\bspecifications?\b|\bissues?\b|\bthe design\b|\(design\b|\bdesign document\b/gi;
/** Validation issues are valibot's term; a public page may be cited by its address. */
const ALLOWED = /\b(?:validation|valibot|field) issues?\b|https:\/\/\S+/gi;

/** Words by which a text cites a document outside the repository. */
export function outsideCitations(prose: string): string[] {
  return prose.replace(ALLOWED, '').match(OUTSIDE) ?? [];
}

const SEGMENT = String.raw`[\w@.*{}|,<>…-]+`;
const WITH_SLASH = new RegExp(String.raw`(?<![\w@:/.*{}<>$-])${SEGMENT}(?:/${SEGMENT})+/?`, 'g');
const BARE_NAME = /(?<=`)[\w.-]+\.(?:ts|tsx|css|md|mjs|rules)(?=`)/g;
const LINK = /\]\((?<target>[^)#\s]+)/g;
const FILE_ENDING = /\.(?:ts|tsx|css|md|mjs|json|rules|java|yml)$/;

/** Paths of the repository that a text names. */
export interface MentionedPaths {
  /** With a slash; from the root, `web/src`, `functions/src` or the folder of the text. */
  paths: string[];
  /** File names without a folder. */
  names: string[];
  /** Targets of links, relative to the document. */
  links: string[];
}

/**
 * Finds the paths that a text names. A token with a slash counts if it ends like a file, if its first folder is in
 * `top`, or if it stands in backticks and its first folder is in `short`. Addresses (`/builds/…`, `https://…`) do not count.
 * @param top folders of the root
 * @param short folders that comments name without their parent
 */
export function mentionedPaths(
  prose: string,
  top: ReadonlySet<string>,
  short: ReadonlySet<string>,
): MentionedPaths {
  const text = prose.replace(/https?:\/\/\S+/g, '');
  const paths: string[] = [];
  for (const match of text.matchAll(WITH_SLASH)) {
    const token = match[0].replace(/[.,:…]+$/, '');
    const first = token.split('/', 1)[0] ?? '';
    // `{page}/…` is an address of the site.
    if (first.startsWith('{')) continue;
    const inBackticks = text[match.index - 1] === '`';
    if (FILE_ENDING.test(token) || top.has(first) || (inBackticks && short.has(first))) {
      paths.push(token.replace(/\/$/, ''));
    }
  }
  const links = [...text.matchAll(LINK)].map(({ groups }) => groups?.['target'] ?? '');
  return { paths, names: text.match(BARE_NAME) ?? [], links };
}

/**
 * The form of a path as a pattern: `*` and `{name}` stand for part of one folder or file name, `{a,b}` and `{a|b}` for one of both.
 * A decision may be named by its number.
 */
export function pathPattern(path: string): RegExp {
  const source = path.replace(
    /\{([^{}]*)\}|<[^<>]*>|\*+|…|[.\\+^$()[\]?]/g,
    (part, inner?: string) => {
      if (inner !== undefined && /[,|]/.test(inner)) {
        return `(?:${inner
          .replace(/[.\\+^$()[\]?]/g, '\\$&')
          .replace(/[,|]/g, '|')
          .replaceAll('*', '[^/]*')})`;
      }
      if (part === '**' || part === '…') return '.*';
      return /^[{<*]/.test(part) ? '[^/]*' : `\\${part}`;
    },
  );
  return new RegExp(`^${source}${/^docs\/decisions\/\d{4}$/.test(path) ? '-[^/]*' : ''}$`);
}
