import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** The least that a prerendered React page with a router does: the floor of the site's blocking time. */
export function BareApp() {
  return (
    <Routes>
      <Route
        path="*"
        element={
          <main>
            <h1>A page</h1>
            <p>
              <Link to="/other">Another page</Link>
            </p>
          </main>
        }
      />
    </Routes>
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
