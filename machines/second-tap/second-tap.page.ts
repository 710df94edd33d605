export const noPage = 'It swallows a press; nothing shows its state.';
