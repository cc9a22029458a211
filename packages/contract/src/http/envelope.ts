/** One faulty field: `path` in dot notation (`quizzes.0.question`), `message` a Korean sentence for the person. */
export interface FieldError {
  path: string;
  message: string;
}

/** Every JSON answer of the API. `code` is '0000' on success. */
export interface Envelope<T = unknown> {
  code: string;
  message: string;
  data: T;
  errors?: FieldError[];
  requestId?: string;
}

export const SUCCESS_CODE = '0000';
