import type { Plugin } from 'vite';

/** The browser's own word for it (V8, "Explicit JavaScript Compile Hints"); it counts in a file's first line only. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all of a file while it arrives, beside the page's thread, instead of each function at its
 * first call, in the middle of the visitor's first click: 79 → 63 ms there (docs/decisions/0040). Others take it for
 * a comment.
 * @param name of the chunk
 */
export function compileHintPlugin(name: string): Plugin {
  return {
    name: 'studio-compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put a list of style sheets first.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.name === name) {
            chunk.code = COMPILED_AT_ONCE + chunk.code;
          }
        }
      },
    },
  };
}
