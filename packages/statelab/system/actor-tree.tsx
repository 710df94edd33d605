import styled from '@emotion/styled';
import { systemWords as words } from '#statelab/messages/system.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { SystemActor } from './system-schema.ts';

const List = styled.ul({
  margin: 0,
  paddingInlineStart: tokens.space[12],
  borderInlineStart: `2px solid ${tokens.color.rule}`,
  listStyle: 'none',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
});

interface ActorTreeProps {
  readonly actors: readonly SystemActor[];
  /** By actor id; missing for actors that have not started. */
  readonly states: ReadonlyMap<string, string>;
}

/** Every actor with its state, below its parent. */
export function ActorTree({ actors, states }: ActorTreeProps) {
  const branch = (parent: string | null) => {
    const children = actors.filter((actor) => actor.parent === parent);
    return children.length === 0 ? null : (
      <List aria-label={parent === null ? words.tree : undefined}>
        {children.map(({ id }) => (
          <li key={id}>
            {id.slice(parent === null ? 0 : parent.length + 1)}{' '}
            <code>{states.get(id) ?? words.notYet}</code>
            {branch(id)}
          </li>
        ))}
      </List>
    );
  };
  return branch(null);
}
