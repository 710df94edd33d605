import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyGlobalStyle } from '#src/design/global-style.ts';
import { Lab } from './lab.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the lab has no #root.');

applyGlobalStyle();
createRoot(root).render(
  <StrictMode>
    <Lab />
  </StrictMode>,
);
