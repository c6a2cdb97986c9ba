import { useEffect } from 'react';
import type { PublicPost } from '../../../../model/content.ts';
import { usePost } from '../../features/content/index.ts';
import { LocaleSwitch, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio.ts';
import { Icon } from '../../ui/icons.tsx';
import { Kawung } from '../../ui/kawung.tsx';
import { Article } from './article.tsx';
import type { Words } from './words.ts';

interface PostViewProps {
  words: Words;
  slug: string;
  builtIn: PublicPost | undefined;
  isBuiltIn: boolean;
}

/** One post, or what is said in its place: being fetched, not there, not to be had, in the other language only. */
export function PostView({ words, slug, builtIn, isBuiltIn }: PostViewProps) {
  const locale = useLocale();
  const { view, retry } = usePost(slug, builtIn, isBuiltIn);
  const text = view.status === 'ready' ? view.post.texts[locale] : undefined;
  const title = text?.title;

  useEffect(() => {
    // The app sets the head of the page "Blog" before effects run; the post's own title comes after it.
    if (title) document.title = `${title} | ${studio.name}`;
  }, [title]);

  return (
    <div className="wrap reading">
      <Link to="/blog" className="more">
        <Icon name="back" />
        {words.back}
      </Link>
      {view.status === 'ready' && text && (
        <Article text={text} cover={view.post.cover} published={words.post.published} />
      )}
      {view.status !== 'ready' && (
        <div className="state" role="status" aria-busy={view.status === 'loading'}>
          <Kawung />
          {view.status === 'missing' ? <h1>{words.post.missing}</h1> : null}
          {view.status === 'loading' && <p>{words.post.loading}</p>}
          {view.status === 'failed' && (
            <>
              <p>{view.offline ? words.post.offline : words.post.failed}</p>
              <button type="button" className="button quiet" onClick={retry}>
                {words.states.retry}
              </button>
            </>
          )}
        </div>
      )}
      {view.status === 'ready' && !text && (
        <div className="state">
          <Kawung />
          <h1>{words.post.otherLanguage}</h1>
          <LocaleSwitch className="button">{words.post.readOther}</LocaleSwitch>
        </div>
      )}
    </div>
  );
}
