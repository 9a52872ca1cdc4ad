/** Replaces a hidden amount; its constant length reveals nothing. */
export const hiddenAmount = '••••••';
