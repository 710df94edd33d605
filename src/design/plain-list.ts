import { css } from '@emotion/react';

export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });
