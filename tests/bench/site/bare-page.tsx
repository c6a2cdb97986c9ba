import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** Paragraphs of two pages; the first of each is its heading. */
declare const PAGES: Readonly<Record<'/bare' | '/bare-next', readonly string[]>>;

function View({ path, next }: { path: keyof typeof PAGES; next: keyof typeof PAGES }) {
  const [title, ...paragraphs] = PAGES[path];
  return (
    <main>
      <h1>{title}</h1>
      <Link to={next}>Next</Link>
      {paragraphs.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the paragraphs never change
        <p key={index}>{text}</p>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
hydrateRoot(
  root,
  <BrowserRouter>
    <Routes>
      <Route path="/bare" element={<View path="/bare" next="/bare-next" />} />
      <Route path="/bare-next" element={<View path="/bare-next" next="/bare" />} />
    </Routes>
  </BrowserRouter>,
);
