export const noPage = 'It only speaks: a visitor presses nothing.';
