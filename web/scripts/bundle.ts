import type { Plugin } from 'vite';

export interface Script {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

export interface Bundle {
  scripts: Script[];
  modules: Map<string, { imports: readonly string[]; lazy: readonly string[] }>;
}

export function recordBundle(bundle: Bundle): Plugin {
  return {
    name: 'studio-record-bundle',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        bundle.modules.set(id, { imports: importedIds, lazy: dynamicallyImportedIds });
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, files) {
        bundle.scripts.push(...Object.values(files).filter((file) => file.type === 'chunk'));
      },
    },
  };
}

/**
 * All imports, lazy ones too.
 * @param without left out, with what only they import
 * @throws {Error} if one of these is not in the bundle, as after a rename
 */
export function importsOf(
  { modules }: Bundle,
  root: string,
  without: readonly string[],
): Set<string> {
  const unknown = without.find((id) => !modules.has(id));
  if (unknown !== undefined) throw new Error(`The bundle lacks the module ${unknown}`);
  const found = new Set<string>();
  const visit = (id: string): void => {
    const module = modules.get(id);
    if (!module || found.has(id) || without.includes(id)) return;
    found.add(id);
    for (const next of [...module.imports, ...module.lazy]) visit(next);
  };
  visit(root);
  return found;
}

export function scriptsOf({ scripts }: Bundle, modules: Iterable<string>): string[] {
  const wanted = new Set(modules);
  const found = new Set<string>();
  const add = ({ fileName, imports }: Script): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const script of scripts) if (imports.includes(script.fileName)) add(script);
  };
  for (const script of scripts) if (script.moduleIds.some((id) => wanted.has(id))) add(script);
  return [...found];
}
