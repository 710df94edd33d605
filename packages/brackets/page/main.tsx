import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BracketsPage } from './brackets-page.tsx';
import { globalStyle } from './look.ts';
import { readView } from './view.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the brackets page has no #root.');

createRoot(root).render(
  <StrictMode>
    <Global styles={globalStyle} />
    <BracketsPage first={readView(window.location.search)} />
  </StrictMode>,
);
