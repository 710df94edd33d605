import { setup } from 'xstate';

interface Input {
  readonly user: { readonly name: string };
  readonly start: number;
  readonly items: readonly string[];
  readonly note: string;
}

/** Takes an input that says what it is only by how it is read. */
export const cart = setup({
  types: {
    context: {} as { name: string; next: number; items: string[]; note: string },
    input: {} as Input,
  },
}).createMachine({
  id: 'cart',
  context: ({ input: { user, start, items, note } }) => ({
    name: user.name.toUpperCase(),
    next: start + 1,
    items: [...items],
    note,
  }),
});
