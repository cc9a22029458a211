export { minutesOf } from './writing/minutes.ts';
