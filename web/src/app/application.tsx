import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ignoreStrayDoubleClicks } from '../lib/ignore-stray-double-clicks.ts';
import { createRouter } from './router.tsx';

let router: ReturnType<typeof createRouter> | undefined;

/** Made when it is first shown, not when its code arrives: it begins at the address of that moment. */
const theRouter = () => (router ??= createRouter());

/** The application behind the front door: every screen, and the ways between them. */
export function Application() {
  useEffect(() => ignoreStrayDoubleClicks(document), []);
  return <RouterProvider router={theRouter()} />;
}
