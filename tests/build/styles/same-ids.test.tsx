import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import createEmotionServer from '@emotion/server/create-instance';
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { styled as styledInBrowser } from '#src/build/styles/styled-in-browser.ts';

function Named() {
  return <p id={useId()}>named</p>;
}

const idIn = (page: ReactNode) => /id="([^"]+)"/.exec(renderToString(page))?.[1];

test('an id below a styled component is the same in the browser and in Emotion’s render', () => {
  const cache = createCache({ key: 'css' });
  createEmotionServer(cache);
  const OnServer = styled.div({ color: 'red' });
  const InBrowser = styledInBrowser('div', 'css-red');
  const onServer = idIn(
    <CacheProvider value={cache}>
      <OnServer>
        <Named />
      </OnServer>
    </CacheProvider>,
  );
  const inBrowser = idIn(
    <InBrowser>
      <Named />
    </InBrowser>,
  );
  expect(onServer).toBeDefined();
  expect(inBrowser).toBe(onServer);
});
