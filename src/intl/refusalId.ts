/** Message id of a reason of contracts/messages; ids of src/intl never have this prefix. */
export const refusalId = (reason: string): string => `refusal.${reason}`;
