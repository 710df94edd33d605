import { enlargeByStyle, testFixedParts } from './large-text.ts';

// e2e/every-page.e2e.ts sees that every page fits.
testFixedParts(enlargeByStyle);
