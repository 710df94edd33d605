import styled from '@emotion/styled';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Panel } from '#statelab/app/lab-parts.ts';
import { childrenOf, stateText, watchAddress } from './look.ts';
import type { Seen, SeenActor } from './seen.ts';

const List = styled.ul({
  margin: 0,
  paddingInlineStart: tokens.space[12],
  borderInlineStart: `2px solid ${tokens.color.rule}`,
  listStyle: 'none',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-block',
    minHeight: 'max(1.5rem, var(--lab-row))',
    paddingBlock: tokens.space[4],
    paddingInlineEnd: tokens.space[8],
  },
  '& a[aria-current]': { fontWeight: tokens.weight.bold },
});
const App = styled.h3({
  margin: `${tokens.space[8]} 0 ${tokens.space[4]}`,
  fontSize: tokens.size.body,
  letterSpacing: 0,
});

interface WatchedAppsProps {
  readonly seen: Seen;
  /** The actor that is looked at. */
  readonly actor: SeenActor | undefined;
}

/** The apps that report, and the actors of each under those that started them. */
export function WatchedApps({ seen, actor }: WatchedAppsProps) {
  const branch = (app: string, parent: string | null) => {
    const children = childrenOf(seen, app, parent);
    return children.length === 0 ? null : (
      <List aria-label={parent === null ? app : undefined}>
        {children.map((child) => (
          <li key={child.id}>
            <a
              href={watchAddress({ app, actor: child.id })}
              aria-current={child === actor ? 'true' : undefined}
            >
              {child.name}
            </a>{' '}
            <code>{stateText(child)}</code>
            {branch(app, child.id)}
          </li>
        ))}
      </List>
    );
  };
  return (
    <Panel>
      <Heading>{words.apps}</Heading>
      {seen.apps.map(({ name, isGone }) => (
        <div key={name}>
          <App>
            {name}
            {isGone && ` ${words.over(words.gone)}`}
          </App>
          {branch(name, null)}
        </div>
      ))}
    </Panel>
  );
}
