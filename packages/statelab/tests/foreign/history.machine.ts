import { createMachine } from 'xstate';

/** A wizard with steps within steps: H of the step, H* of all of it. */
export const nestedWizard = createMachine({
  id: 'wizard',
  initial: 'steps',
  states: {
    steps: {
      initial: 'person',
      states: {
        person: {
          initial: 'name',
          states: {
            name: { on: { NEXT: 'birthday' } },
            birthday: { on: { BACK: 'name', NEXT: '#wizard.steps.address' } },
          },
        },
        address: {
          initial: 'street',
          states: {
            street: { on: { NEXT: 'city' } },
            city: { on: { BACK: 'street', NEXT: '#review' } },
          },
        },
        shallow: { type: 'history', history: 'shallow', target: 'address' },
        deep: { type: 'history', history: 'deep', target: 'person.birthday' },
      },
      on: { HELP: 'help', SAVE: 'saved' },
    },
    help: { on: { CLOSE: 'steps.deep' } },
    saved: { on: { RESUME: 'steps.shallow' } },
    review: { id: 'review', on: { EDIT: { target: 'steps.deep', reenter: true }, SEND: 'sent' } },
    sent: { type: 'final' },
  },
});

/** Regions whose history is entered: with no target of its own, and with one in each region. */
export const parallelHistory = createMachine({
  id: 'desk',
  initial: 'away',
  states: {
    away: { on: { RETURN: 'work.last', REOPEN: 'work.deep' } },
    work: {
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: { off: { on: { LAMP: 'on' } }, on: { on: { LAMP: 'off' } } },
        },
        music: {
          initial: 'off',
          states: { off: { on: { MUSIC: 'on' } }, on: { on: { MUSIC: 'off' } } },
        },
        last: { type: 'history' },
        deep: { history: 'deep', target: 'lamp.on' },
        door: { initial: 'shut', states: { shut: {}, loud: { id: 'loud' } } },
      },
      on: { LEAVE: 'away' },
    },
  },
});
