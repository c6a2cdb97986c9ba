import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** The least that a prerendered React page with a router does: the floor of the site's blocking time and navigation. */
export function BareApp() {
  return (
    <Routes>
      <Route path="/other" element={<BarePage title="Another page" to="/" />} />
      <Route path="*" element={<BarePage title="A page" to="/other" />} />
    </Routes>
  );
}

function BarePage({ title, to }: { title: string; to: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <p>
        <Link to={to}>To the other page</Link>
      </p>
    </main>
  );
}

if (typeof document !== 'undefined') {
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <BareApp />
      </BrowserRouter>,
    );
  });
}
