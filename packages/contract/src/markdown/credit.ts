/** How a quoted passage names its author, at the end of its last line, which is given without blanks behind it: `— @이름`. */
export const CREDIT = /^(?<words>.*)— @(?<name>[^@]{1,60})$/s;
