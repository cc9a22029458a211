/** Syllables, consonants and numerals that automatic numbers are written in. */
export const GANADA = '가나다라마바사아자차카타파하';
/** Consonants and vowels of syllables as Unicode counts them: 가, 나 … 하, 거, 너 … 허, 고 … */
export const SYLLABLES = {
  consonants: [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18],
  vowels: [0, 4, 8, 13, 18, 20],
};
export const CHOSUNG = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ';
export const SINO = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
export const NATIVE = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];
export const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
export const HANJA = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
export const TEN = '십';
