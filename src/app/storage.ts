/** Text kept on this device. Where storage is forbidden it lasts as long as the page. */
export interface TextStorage {
  read: (key: string) => string | undefined;
  write: (key: string, value: string | undefined) => void;
}

export function createStorage(storageOf: () => Storage = () => localStorage): TextStorage {
  const kept = new Map<string, string>();
  return {
    read(key) {
      try {
        return storageOf().getItem(key) ?? undefined;
      } catch {
        return kept.get(key);
      }
    },
    write(key, value) {
      try {
        if (value === undefined) storageOf().removeItem(key);
        else storageOf().setItem(key, value);
      } catch {
        if (value === undefined) kept.delete(key);
        else kept.set(key, value);
      }
    },
  };
}
