import { css } from '@emotion/react';

/** A list without markers and indents. */
export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });
