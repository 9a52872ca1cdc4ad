import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { messagesIn } from '../build/extractMessages.ts';
import { readSource, root, sourceFiles } from '../check/sourceFiles.ts';

interface StoryFile {
  title: string;
  stories: { name: string; source: string }[];
}

const relativeImport = /(?:from|import\()\s*'(\.[^']+)'/g;

/** Paths of the project that a module imports. */
function importsOf(path: string): string[] {
  return [...readSource(path).matchAll(relativeImport)]
    .map(([, to]) => join(dirname(path), to!))
    .filter((to) => /\.tsx?$/.test(to) && existsSync(join(root, to)));
}

/** States of a stories file; interactions may rest anywhere and are left out. */
function storyFile(path: string): StoryFile | undefined {
  const text = readSource(path);
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1];
  if (title === undefined || title.includes('/planted/')) return undefined;
  const [, ...parts] = text.split(/^export const /m);
  const stories = parts
    .map((source) => ({ name: /^\w+/.exec(source)![0], source }))
    .filter(({ source }) => /^\w+: Story/.test(source) && !source.includes("'interaction'"));
  return stories.length === 0 ? undefined : { title, stories };
}

/** For each module of src, the nearest stories file that draws it. */
function nearestStories(): Map<string, StoryFile> {
  const nearest = new Map<string, StoryFile>();
  let reached = sourceFiles('stories')
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => {
      const file = storyFile(path);
      return file === undefined ? [] : importsOf(path).map((to) => ({ to, file }));
    });
  while (reached.length > 0) {
    const added = reached.filter(({ to, file }) => !nearest.has(to) && nearest.set(to, file));
    reached = added.flatMap(({ to, file }) => importsOf(to).map((next) => ({ to: next, file })));
  }
  return nearest;
}

/** Modules of src that say each message of the app (by id) or of the server (by reason). */
function placesOf(): { app: Map<string, string[]>; server: Map<string, string[]> } {
  const places = { app: new Map<string, string[]>(), server: new Map<string, string[]>() };
  const add = (to: Map<string, string[]>, id: string, path: string): void => {
    to.set(id, [...(to.get(id) ?? []), path]);
  };
  for (const path of sourceFiles('src').filter((each) => /\.tsx?$/.test(each) && !/\.test\./.test(each))) {
    const code = readSource(path);
    if (code.includes('defaultMessage')) for (const [id] of messagesIn(path, code)) add(places.app, id, path);
    for (const [, reason] of code.matchAll(/['"]([a-z]+\.[A-Za-z]+)['"]/g)) add(places.server, reason!, path);
  }
  return places;
}

/**
 * Where a translator can look at a message: the path of a story that draws a module which says it, the one that quotes
 * its English text if there is one. Empty for messages that no story draws, as those of mails.
 */
export function storyFinder(): (kind: 'app' | 'server', id: string, english: string) => string {
  const nearest = nearestStories();
  const places = placesOf();
  return (kind, id, english) => {
    const files = (places[kind].get(id) ?? []).flatMap((path) => nearest.get(path) ?? []);
    const quotes = files
      .flatMap(({ title, stories }) => stories.map((story) => ({ title, ...story })))
      .find(({ source }) => source.includes(`'${english}'`));
    const file = files[0];
    const found = quotes ?? (file && { title: file.title, ...file.stories[0]! });
    return found === undefined ? '' : `/?path=/story/${toId(found.title, storyNameFromExport(found.name))}`;
  };
}
