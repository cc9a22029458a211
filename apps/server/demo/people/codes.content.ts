export type JobGroupCode = '0100' | '0200' | '0300' | '0400';

export type LevelCode = 1 | 2 | 3 | 4 | 5;
